import type { Diagram } from '../../../diagram.ts'
import { afterRolePlay } from './after-role-play.ts'
import { FACILITATION_CARDS } from './cards.ts'
import { emptyHands } from './empty-hands.ts'
import { feedbackBreath } from './feedback.ts'
import { errorFingers } from './fingers.ts'
import { helpStairs } from './help-stairs.ts'
import { honestWords, promiseOfTwelve, questionRepair } from './last-words.ts'
import { answersCome, groupBefore, littlePaper, respectLimits } from './moments.ts'
import { noPower } from './no-power.ts'
import { coachPlace, demonstrationPlaces } from './places.ts'
import { learningPyramid } from './pyramid.ts'
import { questionStairs } from './question-stairs.ts'
import { lightsOut, slideToRepair, tenSeconds, threeToCarry, worstLesson } from './questions.ts'
import { beforeRolePlay, whoInRoom } from './room.ts'
import { slideIdea, slideRepair } from './slide-repair.ts'
import { groupWeek, neverInGroup } from './telephone.ts'
import { threeMoves } from './three-moves.ts'
import { twelveMinutes } from './twelve-minutes.ts'
import { voicesCircle } from './voices.ts'
import { whatHelps } from './what-helps.ts'

export const FACILITATION: Diagram[] = [
  emptyHands,
  afterRolePlay,
  feedbackBreath,
  errorFingers,
  helpStairs,
  noPower,
  coachPlace,
  demonstrationPlaces,
  learningPyramid,
  questionStairs,
  slideRepair,
  groupWeek,
  neverInGroup,
  threeMoves,
  twelveMinutes,
  voicesCircle,
  whatHelps,
  answersCome,
  littlePaper,
  respectLimits,
  groupBefore,
  slideIdea,
  whoInRoom,
  beforeRolePlay,
  worstLesson,
  lightsOut,
  slideToRepair,
  tenSeconds,
  threeToCarry,
  honestWords,
  promiseOfTwelve,
  questionRepair,
  ...FACILITATION_CARDS,
]
