import type { Diagram } from '../../diagram.ts'
import { adolescentPregnancies } from './adolescent-pregnancies.ts'
import { cardPiles } from './card-piles.ts'
import { BENEFITS_CARDS } from './cards.ts'
import { chainCards } from './chain-cards.ts'
import { BENEFITS_CLIENT } from './client.ts'
import { fairChances } from './fair-chances.ts'
import { familiesGain } from './families-gain.ts'
import { hivFourParts } from './hiv-four-parts.ts'
import { listeners } from './listeners.ts'
import { familyPlanningMeaning } from './meaning.ts'
import { menGain } from './men-gain.ts'
import { methodsProtect } from './methods-protect.ts'
import { newbornRisks } from './newborn-risks.ts'
import { oneSentence } from './one-sentence.ts'
import { planCard } from './plan-card.ts'
import { poorerMothers } from './poorer-mothers.ts'
import { pregnancyRisks } from './pregnancy-risks.ts'
import { threeToKeep } from './three-to-keep.ts'
import { twoLives } from './two-lives.ts'
import { twoMinutes } from './two-minutes.ts'
import { womanRemembered } from './woman-remembered.ts'
import { womenPlans } from './women-plans.ts'
import { youngGains } from './young-gains.ts'

export const BENEFITS: Diagram[] = [
  threeToKeep,
  planCard,
  cardPiles,
  chainCards,
  oneSentence,
  womanRemembered,
  adolescentPregnancies,
  fairChances,
  familyPlanningMeaning,
  listeners,
  menGain,
  familiesGain,
  hivFourParts,
  youngGains,
  poorerMothers,
  methodsProtect,
  newbornRisks,
  pregnancyRisks,
  twoLives,
  twoMinutes,
  womenPlans,
  ...BENEFITS_CLIENT,
  ...BENEFITS_CARDS,
]
