// The name and instructions of the MCP server, with the parts specific to this country.
import { prompts } from './prompts.js';
import { toolNames } from './tool-names.js';

export const mcpOfColombia = {
  name: 'atlas-colombia',
  title: 'Atlas Colombia',
  names: toolNames,
  prompts,
};
