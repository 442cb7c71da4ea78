import type { Diagram } from '../../../diagram.ts'
import { threeAgree } from './agree.ts'
import { askedFirst } from './asked-first.ts'
import { beforeYouGo } from './before-you-go.ts'
import { SUPERVISION_CARDS } from './cards.ts'
import { complaintBox } from './complaints.ts'
import { controlSupport } from './control-support.ts'
import { coupleYears, registerLines } from './counting.ts'
import { privateTalk, rightsFromBench, supervisionChanges } from './for-clients.ts'
import { inAndOut } from './in-and-out.ts'
import { fourLevels, mentorLadder } from './ladders.ts'
import { monthCycle } from './month-cycle.ts'
import { hearTheCar, needOrHabit, oneOrForty, twoRoles } from './questions.ts'
import { readMonth, removalRequests } from './removals.ts'
import { cameraSees, threeKeeps, twoPromises, visitRhythm } from './rhythm.ts'
import { sameDayGraph } from './same-day.ts'
import { stockShelf } from './shelf.ts'
import { sixElements } from './six-elements.ts'
import { sixFigures } from './six-figures.ts'
import { stockMonths } from './stock-months.ts'
import { stockoutDays } from './stockout.ts'
import { toldThree } from './told.ts'
import { visitHours } from './visit-hours.ts'

export const SUPERVISION: Diagram[] = [
  complaintBox,
  inAndOut,
  threeAgree,
  askedFirst,
  beforeYouGo,
  controlSupport,
  fourLevels,
  mentorLadder,
  monthCycle,
  removalRequests,
  readMonth,
  cameraSees,
  threeKeeps,
  twoPromises,
  visitRhythm,
  sameDayGraph,
  stockShelf,
  sixElements,
  stockMonths,
  stockoutDays,
  toldThree,
  visitHours,
  supervisionChanges,
  rightsFromBench,
  privateTalk,
  registerLines,
  coupleYears,
  sixFigures,
  hearTheCar,
  needOrHabit,
  oneOrForty,
  twoRoles,
  ...SUPERVISION_CARDS,
]
