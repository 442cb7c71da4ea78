import type { Diagram } from '../../diagram.ts'
import { eligibilityCategories } from './categories.ts'
import { guidanceLayers } from './guidance-layers.ts'
import { eligibilityOverview } from './overview.ts'
import { readARow } from './read-a-row.ts'
import { sixQuestions } from './six-questions.ts'

export const ELIGIBILITY: Diagram[] = [
  eligibilityCategories,
  eligibilityOverview,
  guidanceLayers,
  readARow,
  sixQuestions,
]
