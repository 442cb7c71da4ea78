import type { Diagram } from '../../diagram.ts'
import { iudCare } from './care.ts'
import { iudExamine, iudNearlyAll, iudNeighbours } from './eligible.ts'
import { iudCategories, iudFiveDays, iudMonths, iudThousand } from './facts.ts'
import { iudInsertion1, iudInsertion2 } from './insertion.ts'
import { iudInsertionSteps } from './insertion-steps.ts'
import { iudFeelStrings, iudNotInPlace, iudTakeOut } from './large.ts'
import { iudLoading1, iudLoading2 } from './loading.ts'
import { iudNotWell } from './not-well.ts'
import { iudAction, iudDepth, iudInWomb, iudKinds, iudPosition } from './place.ts'
import { iudAfterBirth } from './postpartum.ts'
import { iudSigns } from './signs.ts'
import { iudNoTouch, iudVisitOrder } from './visit.ts'
import { iudWhen } from './when.ts'

export const IUD: Diagram[] = [
  iudInWomb,
  iudKinds,
  iudAction,
  iudDepth,
  iudLoading1,
  iudLoading2,
  iudInsertion1,
  iudInsertion2,
  ...iudInsertionSteps,
  iudPosition,
  iudAfterBirth,
  iudVisitOrder,
  iudNoTouch,
  iudWhen,
  iudSigns,
  ...iudMonths,
  iudFiveDays,
  iudCategories,
  iudThousand,
  iudFeelStrings,
  iudTakeOut,
  iudNotInPlace,
  iudNotWell,
  iudNearlyAll,
  iudNeighbours,
  iudExamine,
  ...iudCare,
]
