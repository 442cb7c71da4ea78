import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { Detail } from '#core/schemas.ts'
import { REGISTRATION } from '#features/accounts/rules.ts'
import { ManagedTopic, TopicChange } from '#features/discussions/contract.ts'
import { paths } from './paths.ts'

const endpoint = defineEndpoints({ name: 'Site', description: 'The site itself, for its administrators' }, paths)

export const HealthRow = z
  .object({
    part: z.string().meta({ examples: ['disk'] }),
    level: z.enum(['fault', 'warning', 'partly', 'off', 'ok']),
    name: z.string(),
    title: z.string(),
    detail: z.string(),
    ask: z.string().meta({ description: 'What somebody does about it; empty where nothing is to do' }),
    command: z.string().meta({ description: 'The command that `ask` speaks of; may be empty' }),
    mail: z.string().meta({ description: 'A text for the person who runs the server; empty where nothing is to do' }),
    page: z.string().nullable().meta({ description: 'The page where an administrator sees more' }),
  })
  .meta({ id: 'HealthRow' })
export type HealthRow = z.infer<typeof HealthRow>

export const getHealth = endpoint(paths.getHealth, {
  summary: 'Check the site and its machine',
  description: 'What needs somebody comes first.',
  may: 'admin',
  output: { 200: listOf(HealthRow).extend({ checked_at: z.string() }) },
  errors: ['busy'],
})

const MAX_CHANGED = 100

export const listManagedTopics = endpoint(paths.listManagedTopics, {
  summary: 'List the topics of the forum with their discussions',
  may: 'admin',
  output: { 200: listOf(ManagedTopic) },
})

export const changeTopics = endpoint(paths.changeTopics, {
  summary: 'Add, rename, order, close, merge or remove topics of the forum',
  description: 'The topics get the order in which they are named. What is left out stays as it is.',
  may: 'admin',
  example: { topics: [{ id: 2 }, { id: 1, name: 'Teaching methods' }, { name: 'Counselling' }] },
  input: z.object({ topics: z.array(TopicChange).min(1).max(MAX_CHANGED) }),
  output: { 200: listOf(ManagedTopic) },
  errors: ['not_found'],
})

const changed = {
  at: z.string().nullable().meta({ description: 'When it was changed last; null if it never was' }),
  by: z.string().nullable().meta({ description: 'Who changed it' }),
}

export const SiteSettings = z
  .object({
    registration: z.object({ value: z.enum(REGISTRATION), ...changed }),
    survey: z.object({
      value: z.boolean(),
      ...changed,
      answers: z.int().meta({ description: 'Answers of the last 13 weeks' }),
    }),
    unconfirmed_contact: z.string().meta({
      description: 'A published contact address whose link was not pressed; empty for none',
    }),
  })
  .meta({ id: 'SiteSettings' })
export type SiteSettings = z.infer<typeof SiteSettings>

export const getSettings = endpoint(paths.getSettings, {
  summary: 'Get who may join, whether readers are asked for feedback, and which contact address waits',
  may: 'admin',
  output: { 200: SiteSettings },
})

export const changeSettings = endpoint(paths.changeSettings, {
  summary: 'Change who may join, or whether readers are asked for feedback',
  description: 'What is left out stays as it is.',
  may: 'admin',
  example: { registration: 'invitation' },
  input: z.object({ registration: z.enum(REGISTRATION).optional(), survey: z.boolean().optional() }),
  output: { 200: SiteSettings },
})

export const sendTestMail = endpoint(paths.sendTestMail, {
  summary: 'Send the mail with the link to a new contact address again',
  may: 'admin',
  output: { 201: Detail },
  errors: ['not_found'],
  limit: 30,
})
