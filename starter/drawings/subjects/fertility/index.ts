import type { Diagram } from '../../diagram.ts'
import { beadMoves } from './bead-moves.ts'
import { BEAD_PAIRS } from './bead-pairs.ts'
import { BEAD_STEPS } from './bead-steps.ts'
import { beadString } from './bead-string.ts'
import { FERTILITY_CARDS } from './cards.ts'
import { famAskGive, famCouple, famMisleads, famTwoDates, famWhiteDays } from './couple.ts'
import { cycleLength } from './cycle-length.ts'
import { cycleRing } from './cycle-ring.ts'
import { cycleDates } from './dates.ts'
import { famEffect } from './effect.ts'
import { FERTILITY_EXERCISES } from './exercises.ts'
import { famCards, famFamilies, famThreeWords } from './families.ts'
import { LETTER_TABLES } from './letter-tables.ts'
import { famMakeString } from './make-string.ts'
import { myDays } from './my-days.ts'
import { oneCycle } from './one-cycle.ts'
import { beadOutOfRange } from './out-of-range.ts'
import { famRhythm, famSixDays } from './outlines.ts'
import { ovulationOutline } from './ovulation.ts'
import { symptothermal } from './symptothermal.ts'
import { FERTILITY_TABLES } from './tables.ts'
import { FERTILITY_TALKS } from './talks.ts'
import { twelveDays } from './twelve-days.ts'
import { twodayChart, twodayQuestions } from './twoday.ts'
import { whiteDayHelp } from './white-day-help.ts'
import { fertileWindow } from './window.ts'

export const FERTILITY: Diagram[] = [
  famMakeString,
  oneCycle,
  cycleRing,
  fertileWindow,
  beadString,
  beadMoves,
  ...BEAD_PAIRS,
  ...FERTILITY_EXERCISES,
  ...FERTILITY_TALKS,
  ...FERTILITY_TABLES,
  ...BEAD_STEPS,
  beadOutOfRange,
  whiteDayHelp,
  myDays,
  cycleDates,
  cycleLength,
  twodayQuestions,
  twodayChart,
  symptothermal,
  famEffect,
  famFamilies,
  famCards,
  famRhythm,
  famSixDays,
  famThreeWords,
  famCouple,
  famTwoDates,
  famAskGive,
  famWhiteDays,
  famMisleads,
  twelveDays,
  ovulationOutline,
  ...LETTER_TABLES,
  ...FERTILITY_CARDS,
]
