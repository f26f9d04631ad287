// What the server of the Model Context Protocol says of itself, and what of it is of this country.
import { prompts } from './prompts.js';
import { toolNames } from './tool-names.js';

export const mcpOfColombia = {
  name: 'atlas-colombia',
  title: 'Atlas Colombia',
  names: toolNames,
  prompts,
};
