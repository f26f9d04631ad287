// Replaces a program that GitHub's machines have and others may lack, such as Docker. It records its call and prints the prepared reply.
// Its first argument is the name of the program.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const [program, ...args] = process.argv.slice(2);
const readsInput = args.includes('--password-stdin');
const input = readsInput ? readFileSync(0, 'utf8') : '';
const token = process.env.TOKEN ?? process.env.GH_TOKEN ?? '';
const missing = args.filter((path) => path.includes('/') && path.startsWith('release') && !existsSync(path));
const notes = args[args.indexOf('--notes-file') + 1] ?? '';
const isWithoutNotes = args.includes('--notes-file') && !existsSync(notes);

appendFileSync(process.env.RECORDED ?? '', `${JSON.stringify({ program, args, input, token })}\n`);
if (missing.length > 0 || isWithoutNotes) {
  console.error(`No such file: ${[...missing, ...(isWithoutNotes ? [notes] : [])].join(', ')}`);
  process.exit(1);
}
/** The first reply whose words are all among the arguments. @type {Readonly<Record<string, string>>} */
const replies = JSON.parse(process.env.REPLIES ?? '{}');
for (const [words, reply] of Object.entries(replies))
  if (words.split(' ').every((word) => args.includes(word))) console.log(reply);
