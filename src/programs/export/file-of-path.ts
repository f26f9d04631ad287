// Maps a path to its file in the static copy. The path alone decides, so that web servers can find it.
import { API } from '../../engine/operations/operation.js';

const INDEX_OR_FAMILY = new RegExp(`^${API}(/[^/]+)?$`);
const HAS_EXTENSION = /\.\w+$/;

/**
 * The index and whole families are the index of their folder (`City/index.json`); everything below is named after its last
 * segment (`City/167.json`, `City/167/volcanoes.json`), and so are pages (`docs.html`). No file has the name of a folder.
 */
export function fileOfPath(path: string): string {
  if (path === '/') return 'index.html';
  if (INDEX_OR_FAMILY.test(path)) return `${path.slice(1)}/index.json`;
  if (path.startsWith(`${API}/`)) return `${path.slice(1)}.json`;
  return path.slice(1) + (HAS_EXTENSION.test(path) ? '' : '.html');
}
