// The stages of a Dockerfile, as its parser reads them.
import {
  Copy,
  DockerfileParser,
  Env,
  From,
  Healthcheck,
  type Instruction,
  JSONInstruction,
  type PropertyInstruction,
} from 'dockerfile-ast';

export type Action =
  | { readonly copy: readonly string[]; readonly to: string; readonly from: string | undefined }
  | { readonly run: string }
  | { readonly workdir: string };

export interface Stage {
  /** Of the image that it begins with, or of an earlier stage. */
  readonly base: string;
  readonly name: string | undefined;
  readonly actions: Action[];
  readonly environment: Record<string, string>;
  user: string;
  command: readonly string[];
  healthcheck: readonly string[];
}

export function stagesOf(text: string): readonly Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) {
      const [base, name] = [instruction.getImage() ?? '', instruction.getBuildStage() ?? undefined];
      stages.push({ base, name, actions: [], environment: {}, user: '', command: [], healthcheck: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${instruction.getKeyword()} comes before FROM.`);
    read(instruction, stage);
  }
  return stages;
}

function read(instruction: Instruction, stage: Stage): void {
  const text = instruction.getArgumentsContent() ?? '';
  const words = instruction.getArguments().map((word) => word.getValue());
  if (instruction instanceof Copy) {
    const flags = instruction.getFlags().map((flag) => flag.getName());
    if (flags.some((name) => name !== 'from'))
      throw new Error(`COPY has flags that no test reads: ${flags}.`);
    const from = instruction.getFromFlag()?.getValue() ?? undefined;
    stage.actions.push({ copy: words.slice(0, -1), to: words.at(-1) ?? '', from });
    return;
  }
  if (instruction instanceof Env) {
    for (const property of (instruction as PropertyInstruction).getProperties())
      stage.environment[property.getName()] = property.getUnescapedValue() ?? '';
    return;
  }
  switch (instruction.getKeyword()) {
    case 'RUN':
      stage.actions.push({ run: text });
      break;
    case 'WORKDIR':
      stage.actions.push({ workdir: text });
      break;
    case 'USER':
      stage.user = text;
      break;
    case 'CMD':
      stage.command = listOf(instruction, text);
      break;
    case 'HEALTHCHECK':
      stage.healthcheck = listOf(instruction, text.slice(text.indexOf('[')));
      break;
    case 'EXPOSE':
    case 'STOPSIGNAL':
      break;
    default:
      throw new Error(`No test runs ${instruction.getKeyword()}.`);
  }
}

/** The words of a command without a shell. */
function listOf(instruction: Instruction, text: string): readonly string[] {
  if (!(instruction instanceof JSONInstruction || instruction instanceof Healthcheck)) return [];
  return JSON.parse(text) as readonly string[];
}
