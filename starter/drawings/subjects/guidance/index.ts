import type { Diagram } from '../../diagram.ts'
import { aidForTwo } from './aid-for-two.ts'
import { CHART_CARDS } from './cards.ts'
import { firstYes } from './first-yes.ts'
import { fourHelpers } from './four-helpers.ts'
import { gateToPills } from './gate-to-pills.ts'
import { handbookChapter } from './handbook-chapter.ts'
import { listenFor } from './listen-for.ts'
import { newerEdition } from './newer-edition.ts'
import { noCuff } from './no-cuff.ts'
import { rowChanged } from './row-changed.ts'
import { ruleWritten } from './rule-written.ts'
import { sixTimesNo } from './six-times-no.ts'
import { sprSettles } from './spr-settles.ts'
import { guidanceBackToWork, guidanceMorning } from './take-along.ts'
import { testClasses } from './test-classes.ts'
import { testsByMethod } from './tests-by-method.ts'

export const GUIDANCE: Diagram[] = [
  aidForTwo,
  firstYes,
  fourHelpers,
  gateToPills,
  guidanceBackToWork,
  guidanceMorning,
  handbookChapter,
  listenFor,
  newerEdition,
  noCuff,
  rowChanged,
  ruleWritten,
  sixTimesNo,
  sprSettles,
  testClasses,
  testsByMethod,
  ...CHART_CARDS,
]
