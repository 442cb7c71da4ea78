import type { Diagram } from '../../diagram.ts'
import { implantsAct, injectablesAct, pillsAct, popActs } from './acts.ts'
import { PILL_CLIENT_CARDS } from './client-cards.ts'
import { cocBreak, cocSentences, cocWalls, packFloor, packLook, pillSayings } from './coc-activities.ts'
import { cocCompare } from './coc-compare.ts'
import { cocComplaints } from './coc-complaints.ts'
import { COC_EVENT_CARDS } from './coc-event-cards.ts'
import { cocFirstMonths } from './coc-first-months.ts'
import { cocBenefits, cocNotice } from './coc-notice.ts'
import { cocReasons } from './coc-reasons.ts'
import { cocFourMore, cocHeadache, cocPressure, cocSmoking } from './coc-rows.ts'
import { cocStop, packInHand, pillPauses, pillVomiting } from './coc-use.ts'
import { cocFour, cocThree, cocYes } from './coc-who.ts'
import { cocDanger, cocDangerWide, popDanger, popDangerWide } from './danger.ts'
import { ECP_CARDS } from './ecp-card-pictures.ts'
import { ecpMan, ecpTakeHome } from './ecp-counter.ts'
import { ecpDoses, ecpHundred, ecpVomit } from './ecp-doses.ts'
import { ecpEgg, ecpHours } from './ecp-hours.ts'
import { ecpDaySix, ecpNext } from './ecp-next.ts'
import { ecpCounter, ecpNight, ecpSentAway } from './ecp-night.ts'
import { ecpMonday, ecpSayBack, ecpThree } from './ecp-remember.ts'
import { ecpBody, ecpCome, ecpCount, ecpNotice, ecpWhat } from './ecp-slides.ts'
import { ecpSort } from './ecp-sort.ts'
import { ecpTalk } from './ecp-talk.ts'
import { ecpViolence } from './ecp-violence.ts'
import { ecpWhen, ecpWhenHalves } from './ecp-when.ts'
import { ecpCategories, ecpMedicines, ecpWho } from './ecp-who.ts'
import { pillHabits, popSafeguards } from './habits.ts'
import { migraineAura, pillHormones, pillYear } from './hormones.ts'
import { missedFew, missedLate, missedMany, missedPills, missedPlain } from './missed.ts'
import { cocOtherStarts, popOtherStarts } from './other-starts.ts'
import { pillPacks, popPack } from './packs.ts'
import { popGrandmother, popHands, popPaperClock, popRefused, popShelves } from './pop-activities.ts'
import { popBleeding } from './pop-bleeding.ts'
import { askNotExamine, popAnother } from './pop-choice.ts'
import { popComplaints } from './pop-complaints.ts'
import { popEctopic } from './pop-ectopic.ts'
import { popClock } from './pop-hours.ts'
import { popLate, popMucus } from './pop-late.ts'
import { popMedicines } from './pop-medicines.ts'
import { popHundred } from './pop-numbers.ts'
import { popOrCoc, popOrCocFive, popOrCocVessels } from './pop-or-coc.ts'
import { popReasons } from './pop-reasons.ts'
import { popLateSteps, popMilkLess, popNotice, popSick } from './pop-slides.ts'
import { POP_STEPS } from './pop-steps.ts'
import { popAfterBirth, popIllness, popProducts } from './pop-tables.ts'
import { popAlong, popClose, popHourClients, popMilkQuestions, popSupply } from './pop-talks.ts'
import { cocThrees, cocVote, popThrees } from './role-play.ts'
import { START_CARDS } from './start-cards.ts'
import { cocAfterBirth, pillStart, popFromBirth, popStart } from './starting.ts'
import { PILL_STEPS } from './steps.ts'

import { cocHundred, injectablesHundred } from './two-uses.ts'

export const PILLS: Diagram[] = [
  ...START_CARDS,
  ...PILL_CLIENT_CARDS,
  ...ECP_CARDS,
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
  cocDangerWide,
  popDanger,
  popClock,
  popLate,
  popMucus,
  popHundred,
  popBleeding,
  popReasons,
  popEctopic,
  ecpHours,
  ecpEgg,
  ecpDoses,
  ecpHundred,
  ecpVomit,
  ecpNext,
  ecpDaySix,
  ecpWhen,
  ...ecpWhenHalves,
  ecpNight,
  ecpSentAway,
  ecpCounter,
  ecpWho,
  ecpCategories,
  ecpMedicines,
  ecpSort,
  ecpThree,
  ecpSayBack,
  ecpMonday,
  ecpMan,
  ecpTakeHome,
  ecpViolence,
  ecpTalk,
  ecpWhat,
  ecpBody,
  ecpCount,
  ecpNotice,
  ecpCome,
  pillHormones,
  pillYear,
  migraineAura,
  cocHundred,
  injectablesHundred,
  ...PILL_STEPS,
  ...POP_STEPS,
  popDangerWide,
  popComplaints,
  popLateSteps,
  popMilkLess,
  popNotice,
  popSick,
  popAfterBirth,
  popIllness,
  popProducts,
  pillHabits,
  popSafeguards,
  popAnother,
  askNotExamine,
  cocCompare,
  cocPressure,
  cocHeadache,
  cocFirstMonths,
  cocNotice,
  cocReasons,
  cocBenefits,
  cocYes,
  cocFour,
  cocThree,
  packInHand,
  pillVomiting,
  cocStop,
  pillPauses,
  cocComplaints,
  cocSmoking,
  cocFourMore,
  popShelves,
  popGrandmother,
  popRefused,
  popHands,
  popPaperClock,
  popThrees,
  cocThrees,
  cocVote,
  popMilkQuestions,
  popAlong,
  popHourClients,
  popSupply,
  popClose,
  packLook,
  pillSayings,
  cocBreak,
  cocWalls,
  packFloor,
  cocSentences,
  popOrCoc,
  popOrCocVessels,
  popOrCocFive,
  popMedicines,
  cocOtherStarts,
  popOtherStarts,
  ...COC_EVENT_CARDS,
]
