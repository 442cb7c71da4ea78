import type { Diagram } from '../../diagram.ts'
import { COUNSELLING_CARDS } from './cards.ts'
import { carryingOut, isItPressure } from './carrying-out.ts'
import { choiceBreaks } from './choice-breaks.ts'
import { choiceBroken, choiceKept } from './choice-kept.ts'
import { closedOpen } from './closed-open.ts'
import { comesBack, unhappyVisit } from './comes-back.ts'
import { decidingFit } from './deciding-fit.ts'
import { eachAlone } from './each-alone.ts'
import { effectiveness } from './effectiveness.ts'
import { effectivenessLadder } from './effectiveness-ladder.ts'
import { exploreLife, exploreWishes } from './explore.ts'
import { firstLineSupport } from './first-line-support.ts'
import { firstMinute } from './first-minute.ts'
import { fourTalks } from './four-talks.ts'
import { fourVisits } from './four-visits.ts'
import { backUnhappy, listenedTo, ownValues, promiseEnvelope, threeKept } from './listening.ts'
import { methodBoard, visitMethods, youngMethods } from './method-board.ts'
import { counsellingHiv, counsellingYoung } from './open-methods.ts'
import { counsellingPhases } from './phases.ts'
import { phasesSay, phasesWall } from './phases-wall.ts'
import { protectionBoard } from './protection-board.ts'
import { rightsNoticed } from './rights-noticed.ts'
import { roleThree, talkKept, threeVisits } from './role-play.ts'
import { rumourSteps } from './rumour-steps.ts'
import { counsellingSeats } from './seats.ts'
import { sixCounsellingSteps } from './six-steps.ts'
import { talkToHer } from './talk-to-her.ts'
import { threeFacts } from './three-facts.ts'
import { visitMatters, visitWishes } from './visit-boxes.ts'
import { visitMinutes } from './visit-minutes.ts'
import { visitSteps } from './visit-steps.ts'

export const CHOICE: Diagram[] = [
  ...COUNSELLING_CARDS,
  carryingOut,
  choiceBreaks,
  choiceBroken,
  choiceKept,
  backUnhappy,
  listenedTo,
  ownValues,
  promiseEnvelope,
  threeKept,
  exploreLife,
  exploreWishes,
  closedOpen,
  comesBack,
  counsellingHiv,
  counsellingPhases,
  counsellingSeats,
  counsellingYoung,
  decidingFit,
  eachAlone,
  effectiveness,
  effectivenessLadder,
  firstLineSupport,
  firstMinute,
  fourTalks,
  fourVisits,
  isItPressure,
  methodBoard,
  youngMethods,
  phasesSay,
  protectionBoard,
  roleThree,
  talkKept,
  threeVisits,
  phasesWall,
  rightsNoticed,
  rumourSteps,
  sixCounsellingSteps,
  talkToHer,
  threeFacts,
  unhappyVisit,
  visitMatters,
  visitMethods,
  visitWishes,
  visitMinutes,
  ...visitSteps,
]
