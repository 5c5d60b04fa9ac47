import { launch } from './launch.ts';
import { restartOnChange } from './restart-on-change.ts';

await launch('development', restartOnChange);
