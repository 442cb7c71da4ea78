import type { Diagram } from '../../../diagram.ts'
import { communityBag } from './bag.ts'
import { cardAndRegister } from './card-and-register.ts'
import { communityDanger } from './danger.ts'
import { communityEffect } from './effect.ts'
import { giveTeachRefer } from './give-teach-refer.ts'
import { communityInjection } from './injection.ts'
import { communityListeners } from './listeners.ts'
import { needleStick } from './needle-stick.ts'
import { communityNoPush } from './no-push.ts'
import { communityOrder } from './order.ts'
import { communityPlace } from './place.ts'
import { communityRecords } from './records.ts'
import { communityReferral } from './referral.ts'
import { communityRoute } from './route.ts'
import { communityVisit } from './visit.ts'

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
  communityOrder,
  communityPlace,
  communityRecords,
  communityReferral,
  communityVisit,
]
