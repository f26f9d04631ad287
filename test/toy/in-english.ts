// A problem in the default language.

import { type LocalizedProblem, localizedProblem } from '../../src/engine/problems/localized-problem.js';
import type { Problem } from '../../src/engine/problems/problem.js';

export const inEnglish = (problem: Problem): LocalizedProblem => localizedProblem(problem, 'en');
