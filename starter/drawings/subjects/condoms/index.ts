import type { Diagram } from '../../diagram.ts'
import { CONDOM_CARDS } from './cards.ts'
import { condomAndHiv, condomTalk, condomYoung, femaleCondomGuards } from './clients.ts'
import { condomComplaints, condomWho, femaleCondomComplaints } from './complaints.ts'
import { condomFails } from './fails.ts'
import { condomClock } from './failure.ts'
import { FEMALE_CONDOM_CARDS } from './female-cards.ts'
import { femaleCondomFailures } from './female-failures.ts'
import {
  femaleCondomInPlace,
  femaleCondomLearning,
  femaleCondomMaterials,
  femaleCondomParts,
} from './female-labelled.ts'
import { femaleCondomLikes } from './female-likes.ts'
import { femaleCondomPositions } from './female-positions.ts'
import { FEMALE_STEPS } from './female-steps.ts'
import { femaleCondomIn, femaleCondomUse } from './female-strips.ts'
import { FEMALE_CONDOM_TEACH } from './female-teach.ts'
import { femaleCondomWho } from './female-who.ts'
import { CONDOM_GROUP_WORK } from './group-work.ts'
import { condomParts } from './male-parts.ts'
import { CONDOM_PAIRS } from './pairs.ts'
import { condomDual, condomEffect, condomHiv, femaleCondomEffect } from './protection.ts'
import { condomRightWrong } from './right-wrong.ts'
import { condomStandsIn, condomTwoWays } from './situations.ts'
import { MALE_STEPS } from './steps.ts'
import { condomLubricants, condomStorage } from './store.ts'
import { condomOff, condomOn } from './strips.ts'
import { CONDOM_TEACH } from './teach.ts'
import { condomTenMinutes } from './ten-minutes.ts'

export const CONDOMS: Diagram[] = [
  ...CONDOM_CARDS,
  ...CONDOM_GROUP_WORK,
  ...CONDOM_PAIRS,
  ...CONDOM_TEACH,
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
  condomFails,
  condomWho,
  condomComplaints,
  femaleCondomComplaints,
  condomTwoWays,
  condomStandsIn,
  condomYoung,
  condomAndHiv,
  condomTalk,
  femaleCondomGuards,
  condomTenMinutes,
  femaleCondomEffect,
  femaleCondomParts,
  femaleCondomInPlace,
  femaleCondomMaterials,
  femaleCondomLearning,
  femaleCondomPositions,
  femaleCondomIn,
  femaleCondomUse,
  femaleCondomFailures,
  femaleCondomWho,
  femaleCondomLikes,
  ...FEMALE_CONDOM_TEACH,
  ...FEMALE_STEPS,
  ...FEMALE_CONDOM_CARDS,
]
