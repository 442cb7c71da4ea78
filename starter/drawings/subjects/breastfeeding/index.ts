import type { Diagram } from '../../diagram.ts'
import { LAM_ACTIVITIES } from './activities.ts'
import { LAM_CARDS } from './cards.ts'
import { feedingClocks, feedingRhythm } from './clocks.ts'
import { lamEffect, lamHiv } from './effect.ts'
import { lamEnds } from './ends.ts'
import { lamHivOffer } from './hiv-offer.ts'
import { lamHelpers } from './household.ts'
import { lamPulses } from './inside-body.ts'
import { lamLikes, lamWorries } from './likes.ts'
import { lamMixed } from './mixed-feeding.ts'
import { lamNextMethods } from './next-methods.ts'
import { LAM_NEXT_VISIT } from './next-visit.ts'
import { lamPrefer } from './prefer.ts'
import { lamQuestions } from './questions.ts'
import { LAM_STEPS } from './steps.ts'
import { STOOLS } from './stool.ts'
import { lamSuckling } from './suckling.ts'
import { lamTimeline } from './timeline.ts'
import { lamGap, lamIs, lamWho } from './what-lam-is.ts'
import { lamWordsStop } from './words-stop.ts'

export const BREASTFEEDING: Diagram[] = [
  ...STOOLS,
  lamQuestions,
  lamWordsStop,
  lamIs,
  lamWho,
  lamLikes,
  lamWorries,
  lamGap,
  lamMixed,
  lamPulses,
  lamSuckling,
  lamTimeline,
  lamNextMethods,
  lamEnds,
  lamEffect,
  lamHiv,
  lamHivOffer,
  lamHelpers,
  lamPrefer,
  feedingClocks,
  feedingRhythm,
  ...LAM_ACTIVITIES,
  ...LAM_NEXT_VISIT,
  ...LAM_CARDS,
  ...LAM_STEPS,
]
