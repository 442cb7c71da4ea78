import type { Diagram } from '../../../diagram.ts'
import { communityBell, communityEmergency } from './activities.ts'
import { communityBag } from './bag.ts'
import { cardAndRegister } from './card-and-register.ts'
import { COMMUNITY_CARDS } from './cards.ts'
import { COMMUNITY_CLIENT, homeBigPack } from './client.ts'
import { communityDanger } from './danger.ts'
import { communityEffect } from './effect.ts'
import { giveTeachRefer } from './give-teach-refer.ts'
import { communityInjection } from './injection.ts'
import { communityListeners } from './listeners.ts'
import { needleStick } from './needle-stick.ts'
import { communityNoPush } from './no-push.ts'
import { communityOneEach } from './one-each.ts'
import { communityOrder } from './order.ts'
import { communityMen, communityShop } from './partners.ts'
import { communityPregnant } from './pregnant.ts'
import { communityPromise, communityThreeLines } from './promises.ts'
import { otherQuestions, pillQuestions } from './questions.ts'
import { communityRecords } from './records.ts'
import { communityReferral } from './referral.ts'
import { communityRoute } from './route.ts'
import { screeningCombined, screeningOthers } from './screening.ts'
import { communityStart } from './start.ts'
import { communityStore } from './store.ts'
import { communityVisit } from './visit.ts'
import { communityWalksIn } from './walks-in.ts'
import { workerRights } from './worker-rights.ts'

export const COMMUNITY: Diagram[] = [
  communityNoPush,
  communityRoute,
  communityBag,
  cardAndRegister,
  communityDanger,
  communityEffect,
  giveTeachRefer,
  communityInjection,
  communityListeners,
  needleStick,
  communityOneEach,
  communityOrder,
  ...COMMUNITY_CARDS,
  communityRecords,
  communityReferral,
  communityVisit,
  communityStart,
  communityShop,
  communityMen,
  communityBell,
  communityEmergency,
  communityThreeLines,
  communityPromise,
  communityStore,
  communityWalksIn,
  communityPregnant,
  pillQuestions,
  otherQuestions,
  screeningCombined,
  screeningOthers,
  ...COMMUNITY_CLIENT,
  homeBigPack,
  workerRights,
]
