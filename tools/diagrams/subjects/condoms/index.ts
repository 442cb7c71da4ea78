import type { Diagram } from '../../diagram.ts'
import { condomClock } from './failure.ts'
import { femaleCondomFailures } from './female-failures.ts'
import {
  femaleCondomInPlace,
  femaleCondomLearning,
  femaleCondomMaterials,
  femaleCondomParts,
} from './female-labelled.ts'
import { femaleCondomPositions } from './female-positions.ts'
import { FEMALE_STEPS } from './female-steps.ts'
import { femaleCondomIn, femaleCondomUse } from './female-strips.ts'
import { condomParts } from './male-parts.ts'
import { condomDual, condomEffect, condomHiv, femaleCondomEffect } from './protection.ts'
import { condomRightWrong } from './right-wrong.ts'
import { MALE_STEPS } from './steps.ts'
import { condomLubricants, condomStorage } from './store.ts'
import { condomOff, condomOn } from './strips.ts'

export const CONDOMS: Diagram[] = [
  ...MALE_STEPS,
  condomParts,
  condomOn,
  condomOff,
  condomRightWrong,
  condomEffect,
  condomHiv,
  condomDual,
  condomLubricants,
  condomStorage,
  condomClock,
  femaleCondomEffect,
  femaleCondomParts,
  femaleCondomInPlace,
  femaleCondomMaterials,
  femaleCondomLearning,
  femaleCondomPositions,
  femaleCondomIn,
  femaleCondomUse,
  femaleCondomFailures,
  ...FEMALE_STEPS,
]
