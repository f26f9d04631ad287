// Completes commands, options and families in a shell, from the same tables as the help.
import { colombia } from '../../country/index.js';
import { languages } from '../../engine/text/localized.js';
import { CommandFault } from '../command-fault.js';
import { SHELLS } from './command-options.js';
import { commands } from './commands.js';
import { openOutput } from './output.js';
import type { Call } from './read-command.js';

export async function completion({ words: [shell = ''], options }: Call): Promise<void> {
  if (!(SHELLS as readonly string[]).includes(shell))
    throw new CommandFault({
      en: `completion is for ${SHELLS.join(' or ')}, not "${shell}".`,
      es: `completion es para ${SHELLS.join(' o ')}, no para «${shell}».`,
    });
  const output = openOutput(options.out);
  output.write(`${shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : ''}${script()}\n`);
  output.close();
}

/** The cases for the typed command. The shell completes file names. */
function script(): string {
  const families = colombia.families.map(({ record }) => record.toLowerCase()).join(' ');
  const cases = commands.map(({ name, words, options }) => {
    const flags = options.map((option) => `--${option.name}`).join(' ');
    const values =
      words[0] === '<family>' ? ` ${families}` : words[0] === '<shell>' ? ` ${SHELLS.join(' ')}` : '';
    return `    ${name}) words='${flags}${values}' ;;`;
  });
  return `_atlas() {
  local command='' words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) command="$word"; break ;; esac
  done
  case "$command" in
    '') words='${[...commands.map(({ name }) => name), '--help', '--version'].join(' ')}' ;;
${cases.join('\n')}
  esac
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
    --lang) words='${languages.join(' ')}' ;;
    --families|--without) words='${families}' ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _atlas atlas`;
}
