// The comment above an example in a guide, which names its request: `<!-- example: GET /api/v1/City/167 lines: 20 -->`.

export interface ExampleComment {
  readonly path: string;
  /** Lines after which the response is cut. */
  readonly lines: number | undefined;
  /** `status` and names of headers, shown instead of the body. */
  readonly show: readonly string[] | undefined;
}

const COMMENT = /^<!-- example: (.*) -->$/;
const PARTS = /^GET (\/\S*)((?: (?:lines: \d+|show:(?: [a-z][a-z-]*)+))*)$/;

export function readExampleComment(text: string): ExampleComment | undefined {
  const content = COMMENT.exec(text.trim())?.[1];
  if (content === undefined) return undefined;
  const [, path, options = ''] = PARTS.exec(content.trim()) ?? [];
  if (path === undefined)
    throw new Error(
      `"${text.trim()}" cannot be read; write <!-- example: GET /path -->, with lines: 20 or show: status etag after the path.`,
    );
  const lines = /lines: (\d+)/.exec(options)?.[1];
  return {
    path,
    lines: lines === undefined ? undefined : Number(lines),
    show: /show:((?: [a-z][a-z-]*)+)(?= lines:|$)/.exec(options)?.[1]?.trim().split(' '),
  };
}
