// Draws the table of rooms for ARCHITECTURE.md, as a flowchart in Mermaid. A room that another imported room already leads to has no arrow.

export function drawRooms(rooms: Readonly<Record<string, readonly string[]>>): string {
  const reaches = (from: string, to: string): boolean =>
    (rooms[from] ?? []).some((next) => next === to || reaches(next, to));
  const arrows = Object.entries(rooms).flatMap(([room, allowed]) =>
    allowed
      .filter((to) => !allowed.some((next) => next !== to && reaches(next, to)))
      .map((to) => `  ${room} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TD', ...arrows.toReversed(), '```'].join('\n');
}
