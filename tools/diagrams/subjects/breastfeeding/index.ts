import type { Diagram } from '../../diagram.ts'
import { feedingClocks, feedingRhythm } from './clocks.ts'
import { lamEffect, lamHiv } from './effect.ts'
import { lamEnds } from './ends.ts'
import { lamNextMethods } from './next-methods.ts'
import { lamQuestions } from './questions.ts'
import { LAM_STEPS } from './steps.ts'
import { STOOLS } from './stool.ts'
import { lamSuckling } from './suckling.ts'
import { lamTimeline } from './timeline.ts'

export const BREASTFEEDING: Diagram[] = [
  ...STOOLS,
  lamQuestions,
  lamSuckling,
  lamTimeline,
  lamNextMethods,
  lamEnds,
  lamEffect,
  lamHiv,
  feedingClocks,
  feedingRhythm,
  ...LAM_STEPS,
]
