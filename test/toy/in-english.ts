// A problem in the default language.
import type { Problem } from '../../src/engine/problems/problem.js';
import { type SpokenProblem, spokenProblem } from '../../src/engine/problems/spoken-problem.js';

export const inEnglish = (problem: Problem): SpokenProblem => spokenProblem(problem, 'en');
