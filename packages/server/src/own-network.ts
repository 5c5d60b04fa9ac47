import { BlockList, isIPv6 } from 'node:net';

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is of this machine or its private network. */
export function isInOwnNetwork(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
