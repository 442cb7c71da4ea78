import type { Diagram } from '../../diagram.ts'
import { afterLoss } from './after-loss.ts'
import { postpartumClient } from './client.ts'
import { postpartumContacts } from './contacts.ts'
import { fourMinutes } from './conversation.ts'
import { postpartumFertile } from './fertile.ts'
import { yearBreastfeeding, yearNotBreastfeeding } from './year.ts'

export const POSTPARTUM: Diagram[] = [
  postpartumFertile,
  yearBreastfeeding,
  yearNotBreastfeeding,
  postpartumContacts,
  fourMinutes,
  afterLoss,
  ...postpartumClient,
]
