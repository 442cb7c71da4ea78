import type { Diagram } from '../../diagram.ts'
import { implantsAct, injectablesAct, pillsAct, popActs } from './acts.ts'
import { cocDanger, popDanger } from './danger.ts'
import { ecpDoses, ecpHundred, ecpVomit } from './ecp-doses.ts'
import { ecpEgg, ecpHours } from './ecp-hours.ts'
import { ecpDaySix, ecpNext } from './ecp-next.ts'
import { ecpWhen } from './ecp-when.ts'
import { pillHabits, popSafeguards } from './habits.ts'
import { migraineAura, pillHormones, pillYear } from './hormones.ts'
import { missedFew, missedLate, missedMany, missedPills, missedPlain } from './missed.ts'
import { pillPacks, popPack } from './packs.ts'
import { popClock, popLate, popMucus } from './pop-late.ts'
import { popHundred } from './pop-numbers.ts'
import { POP_STEPS } from './pop-steps.ts'
import { cocAfterBirth, pillStart, popFromBirth, popStart } from './starting.ts'
import { PILL_STEPS } from './steps.ts'

import { cocHundred, injectablesHundred } from './two-uses.ts'

export const PILLS: Diagram[] = [
  pillsAct,
  popActs,
  injectablesAct,
  implantsAct,
  pillPacks,
  popPack,
  missedPills,
  missedFew,
  missedMany,
  missedLate,
  missedPlain,
  pillStart,
  popStart,
  cocAfterBirth,
  popFromBirth,
  cocDanger,
  popDanger,
  popClock,
  popLate,
  popMucus,
  popHundred,
  ecpHours,
  ecpEgg,
  ecpDoses,
  ecpHundred,
  ecpVomit,
  ecpNext,
  ecpDaySix,
  ecpWhen,
  pillHormones,
  pillYear,
  migraineAura,
  cocHundred,
  injectablesHundred,
  ...PILL_STEPS,
  ...POP_STEPS,
  pillHabits,
  popSafeguards,
]
