// A problem in the default language.
import { type LocalizedProblem, localizedProblem, type Problem } from '../../src/engine/problems/problem.js';

export const inEnglish = (problem: Problem): LocalizedProblem => localizedProblem(problem, 'en');
