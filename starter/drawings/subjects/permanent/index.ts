import type { Diagram } from '../../diagram.ts'
import { permanentCare } from './care.ts'
import { sterilizationLetters } from './letters.ts'
import { vasTablets } from './painkillers.ts'
import { pressureHer } from './pressure.ts'
import { vasQuestions } from './questions.ts'
import { vasSemen } from './semen.ts'
import { fivePeople } from './team.ts'
import { sterilizationAfter, sterilizationWhen, vasThreeMonths } from './times.ts'
import { minilapSites, tubesClosed } from './tubes.ts'
import { tubesBefore } from './tubes-before.ts'
import {
  tubesEqual,
  tubesForLife,
  tubesOwnWords,
  tubesSevenPoints,
  tubesUntilThen,
  tubesWhatIf,
} from './tubes-choice.ts'
import { tubesAwakeNumb, tubesComeAtOnce, tubesLastQuestion, tubesRecovery, tubesRisks } from './tubes-day.ts'
import { tubesDecides } from './tubes-decides.ts'
import { tubesExamine } from './tubes-examine.ts'
import { theatreReady, tubesStayChange, tubesThousand } from './tubes-facts.ts'
import { tubesOrder } from './tubes-order.ts'
import { tubesSevenQuestions, tubesStopSigns } from './tubes-poster.ts'
import { tubesRumours } from './tubes-rumours.ts'
import { tubesCaller, tubesLabour } from './tubes-scenes.ts'
import { tubesSheet } from './tubes-sheet.ts'
import { tubesSituations } from './tubes-situations.ts'
import { tubesCalendar, tubesLearning, tubesSecret, tubesThreeErrors } from './tubes-together.ts'
import { tubesTwoWays } from './tubes-two-ways.ts'
import { tubesWhen } from './tubes-when.ts'
import { vasPath } from './vas.ts'
import { VAS_CARDS } from './vas-cards.ts'
import { vasClient } from './vas-client.ts'
import { vasStopSigns, vasThreeAnswers } from './vas-consent.ts'
import { vasHold } from './vas-hold.ts'
import { vasHome, vasHowWell } from './vas-home.ts'
import { vasNumb } from './vas-numb.ts'
import { vasOffers } from './vas-offers.ts'
import { vasCardBack, vasLadder, vasOneSide, vasTenWeeks } from './vas-practice.ts'
import { vasProblems } from './vas-problems.ts'
import {
  vasPause,
  vasShowHands,
  vasSideDoor,
  vasTeaStall,
  vasThreeChairs,
  vasThreeFacts,
} from './vas-questions-asked.ts'
import { vasRisks } from './vas-risks.ts'
import { vasSevenPoints } from './vas-seven-points.ts'
import { vasSituations } from './vas-situations.ts'
import { vasSteps1, vasSteps2 } from './vas-steps.ts'
import { vasTestAnswer } from './vas-test.ts'
import { vasExamine, vasForLife, vasWarmRoom, vasWhatIf, vasYoung } from './vas-thinking.ts'
import { vasBefore, vasCouple, vasFirstHour, vasTakeHome } from './vas-visit.ts'

export const PERMANENT: Diagram[] = [
  ...VAS_CARDS,
  tubesClosed,
  minilapSites,
  sterilizationWhen,
  sterilizationAfter,
  vasPath,
  vasTablets,
  vasHold,
  vasHome,
  vasHowWell,
  vasOffers,
  vasProblems,
  vasSteps1,
  vasSteps2,
  vasThreeMonths,
  sterilizationLetters,
  pressureHer,
  vasSemen,
  vasQuestions,
  vasTestAnswer,
  vasNumb,
  vasRisks,
  vasStopSigns,
  vasThreeAnswers,
  vasSevenPoints,
  ...vasClient,
  vasCardBack,
  vasLadder,
  vasOneSide,
  vasTenWeeks,
  vasPause,
  vasShowHands,
  vasSideDoor,
  vasTeaStall,
  vasThreeChairs,
  vasThreeFacts,
  vasBefore,
  vasCouple,
  vasFirstHour,
  vasTakeHome,
  vasWhatIf,
  vasForLife,
  vasYoung,
  vasExamine,
  vasWarmRoom,
  fivePeople,
  tubesTwoWays,
  tubesThousand,
  tubesStayChange,
  theatreReady,
  tubesRumours,
  tubesCaller,
  tubesLabour,
  tubesCalendar,
  tubesLearning,
  tubesSecret,
  tubesThreeErrors,
  ...tubesOrder,
  tubesForLife,
  tubesSevenPoints,
  tubesOwnWords,
  tubesEqual,
  tubesUntilThen,
  tubesWhatIf,
  ...permanentCare,
  ...tubesSheet,
  tubesDecides,
  tubesExamine,
  tubesSevenQuestions,
  tubesStopSigns,
  ...tubesSituations,
  ...vasSituations,
  tubesWhen,
  ...tubesBefore,
  tubesAwakeNumb,
  tubesComeAtOnce,
  tubesLastQuestion,
  tubesRecovery,
  tubesRisks,
]
