import type { Diagram } from '../../diagram.ts'
import { iudCare } from './care.ts'
import { iudDiffer, iudHiv, iudNotNow } from './category-slides.ts'
import { IUD_CLIENT_CARDS } from './client-cards.ts'
import { iudTwoDevices } from './compare.ts'
import { iudExamine, iudNearlyAll, iudNeighbours } from './eligible.ts'
import { iudCategories, iudFiveDays, iudMonths, iudThousand } from './facts.ts'
import { FINDING_CARDS } from './finding-cards.ts'
import { iudLikes, iudNotAdvised, iudTwoNumbers } from './habits.ts'
import { iudInsertion1, iudInsertion2 } from './insertion.ts'
import { iudInsertionSteps } from './insertion-steps.ts'
import { iudFeelStrings, iudNotInPlace, iudTakeOut } from './large.ts'
import { iudLngOrder } from './lng.ts'
import { IUD_LOADING } from './loading.ts'
import { iudNotWell } from './not-well.ts'
import { iudAction, iudDepth, iudInWomb, iudKinds, iudPosition } from './place.ts'
import { iudAfterBirth } from './postpartum.ts'
import { iudReturns } from './returns.ts'
import { iudSigns } from './signs.ts'
import { iudAsked, iudFivePoints, iudPainHelp, iudRumours } from './talk.ts'
import { iudNoTouch, iudVisitOrder } from './visit.ts'
import { iudWhen } from './when.ts'
import { iudWholeVisit } from './whole-visit.ts'

export const IUD: Diagram[] = [
  iudInWomb,
  iudKinds,
  iudAction,
  iudDepth,
  ...IUD_LOADING,
  iudInsertion1,
  iudInsertion2,
  ...iudInsertionSteps,
  iudPosition,
  iudAfterBirth,
  iudVisitOrder,
  iudNoTouch,
  iudWhen,
  iudWholeVisit,
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
  iudLikes,
  iudNotAdvised,
  iudTwoNumbers,
  iudTwoDevices,
  iudNotNow,
  iudDiffer,
  iudHiv,
  iudReturns,
  iudLngOrder,
  iudAsked,
  iudFivePoints,
  iudPainHelp,
  iudRumours,
  ...iudCare,
  ...FINDING_CARDS,
  ...IUD_CLIENT_CARDS,
]
