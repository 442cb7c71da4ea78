import type { Diagram } from '../../diagram.ts'
import { eligibilityCategories } from './categories.ts'
import { eligibilityOverview } from './overview.ts'
import { sixQuestions } from './six-questions.ts'

export const ELIGIBILITY: Diagram[] = [eligibilityCategories, eligibilityOverview, sixQuestions]
