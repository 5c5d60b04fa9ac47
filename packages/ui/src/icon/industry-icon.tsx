import {
  Armchair,
  Baby,
  Bot,
  BriefcaseBusiness,
  Cog,
  Cpu,
  Forklift,
  Gauge,
  HardHat,
  type IconComponent,
  Layers,
  Shirt,
  SoapDispenserDroplet,
  Stethoscope,
  Watch,
  Wheat,
  Zap,
} from './icons.gen.ts';
import './industry-icon.css';

const signs: Record<string, IconComponent> = {
  '0001': Bot,
  '0002': Cpu,
  '0003': Zap,
  '0004': Gauge,
  '0005': Forklift,
  '0006': Cog,
  '0007': Shirt,
  '0008': Baby,
  '0009': SoapDispenserDroplet,
  '0010': Watch,
  '0011': Wheat,
  '0012': Armchair,
  '0013': Stethoscope,
  '0014': HardHat,
  '0015': BriefcaseBusiness,
};

interface IndustryIconProps {
  /** Four-digit key. */
  industry: string;
  size?: 'large';
}

/** The tile of an industry: its icon in its hue. */
export function IndustryIcon({ industry, size }: IndustryIconProps) {
  const Sign = signs[industry] ?? Layers;
  return (
    <span className={`k-hue k-hue-${industry}${size ? ` k-hue-${size}` : ''}`}>
      <Sign size={size ? 24 : 18} />
    </span>
  );
}
