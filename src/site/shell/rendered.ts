// A page made of its view model, which takes several steps to work out.
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';

export function* rendered<Model, Page>(
  work: YieldingWork<Model>,
  render: (model: Model) => Page,
): YieldingWork<Page> {
  const model = yield* work;
  yield;
  return render(model);
}
