import type { Diagram } from '../../diagram.ts'
import { categoryBalance } from './balance.ts'
import { cardWall } from './card-wall.ts'
import { eligibilityCategories } from './categories.ts'
import { categoriesWall } from './categories-wall.ts'
import { chartFiveSteps } from './five-steps.ts'
import { fourExamples } from './four-examples.ts'
import { guidanceLayers } from './guidance-layers.ts'
import { hivRows } from './hiv-rows.ts'
import { lettersShown } from './letters-shown.ts'
import { oftenRefused } from './often-refused.ts'
import { eligibilityIllness, eligibilityLife } from './overview.ts'
import { readARow } from './read-a-row.ts'
import { sixQuestions } from './six-questions.ts'
import { sixQuestionsWall } from './six-questions-wall.ts'
import { startOrContinue } from './start-or-continue.ts'
import { twoConditions } from './two-conditions.ts'
import { wheelOrChart } from './wheel-or-chart.ts'

export const ELIGIBILITY: Diagram[] = [
  cardWall,
  categoriesWall,
  categoryBalance,
  chartFiveSteps,
  eligibilityCategories,
  eligibilityLife,
  eligibilityIllness,
  fourExamples,
  guidanceLayers,
  hivRows,
  lettersShown,
  oftenRefused,
  readARow,
  sixQuestions,
  sixQuestionsWall,
  startOrContinue,
  twoConditions,
  wheelOrChart,
]
