import type { Diagram } from '../../diagram.ts'
import { implantPlace } from './arm.ts'
import { implantBeforeDeciding } from './before-deciding.ts'
import { implantRemovalService, implantYesOrNo } from './beside.ts'
import { IMPLANT_CARDS } from './cards.ts'
import { implantCare } from './care.ts'
import { implantCategories } from './categories.ts'
import { implantDepth } from './depth.ts'
import { implantNeeded, implantRefused } from './eligible.ts'
import { implantAdolescent, implantFourFacts } from './four.ts'
import { implantEffects, implantStopRefer } from './four-signs.ts'
import { implantHabits } from './habits.ts'
import { healthBenefits } from './health-benefits.ts'
import { implantHomeDays } from './home-days.ts'
import { implantInsertion1, implantInsertion2 } from './insertion.ts'
import { implantArmPosition, implantKinds } from './kinds.ts'
import { implantHivMedicines, implantOtherMedicines } from './medicines.ts'
import { implantMonths } from './months.ts'
import { implantNearlyAll } from './nearly-all.ts'
import { implantNotRight } from './not-right.ts'
import { implantBreastCancer, implantStartContinue } from './numbers.ts'
import { implantOffers } from './offers.ts'
import { implantPause } from './pause.ts'
import { IMPLANT_QUESTIONS } from './questions.ts'
import { implantRemoval1, implantRemoval2 } from './removal.ts'
import { implantBack } from './return.ts'
import { implantRights } from './rights.ts'
import { implantRods } from './rods.ts'
import { implantStart } from './start.ts'
import { implantTwoRods1, implantTwoRods2 } from './two-rods.ts'
import { implantPlacingWall, implantRemovalWall } from './walls.ts'

export const IMPLANTS: Diagram[] = [
  implantYesOrNo,
  implantRemovalService,
  implantPause,
  implantPlace,
  implantStart,
  ...implantRights,
  implantRods,
  implantDepth,
  implantNotRight,
  implantInsertion1,
  implantInsertion2,
  implantTwoRods1,
  implantTwoRods2,
  implantRemoval1,
  implantRemoval2,
  implantNearlyAll,
  implantBack,
  implantAdolescent,
  implantBreastCancer,
  implantStartContinue,
  implantRefused,
  implantHivMedicines,
  implantOtherMedicines,
  implantNeeded,
  implantFourFacts,
  implantKinds,
  implantArmPosition,
  implantHabits,
  implantEffects,
  implantStopRefer,
  implantMonths,
  implantHomeDays,
  ...implantPlacingWall,
  ...implantRemovalWall,
  ...implantCare,
  implantOffers,
  implantBeforeDeciding,
  implantCategories,
  ...healthBenefits,
  ...IMPLANT_CARDS,
  ...IMPLANT_QUESTIONS,
]
