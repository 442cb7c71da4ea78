import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { ruled } from '#core/rule-schema.ts'
import { idParam } from '#core/schemas.ts'
import { REGISTRATION } from '#features/accounts/rules.ts'
import { ManagedTopic } from '#features/discussions/contract.ts'
import { TOPIC_NAME_FIELD } from '#features/discussions/rules.ts'
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

const TopicName = ruled(TOPIC_NAME_FIELD)
/** What the calls about one topic share. Each answers with all topics. */
const ofTopic = {
  may: 'admin',
  params: z.object({ topic: idParam }),
  output: { 200: listOf(ManagedTopic) },
  errors: ['not_found'],
} as const
const MAX_ORDERED = 100

export const listManagedTopics = endpoint(paths.listManagedTopics, {
  summary: 'List the topics of the forum with their discussions',
  may: 'admin',
  output: { 200: listOf(ManagedTopic) },
})

export const addTopic = endpoint(paths.addTopic, {
  summary: 'Add a topic to the forum',
  may: 'admin',
  example: { name: 'Teaching methods' },
  input: z.object({ name: TopicName }),
  output: { 200: listOf(ManagedTopic).extend({ added: z.int() }) },
})

export const changeTopic = endpoint(paths.changeTopic, {
  ...ofTopic,
  summary: 'Rename a topic, close it or open it again',
  description: 'A closed topic can be read, but takes no new discussions.',
  example: { name: 'Teaching methods', is_closed: false },
  input: z.object({ name: TopicName, is_closed: z.boolean() }),
})

export const removeTopic = endpoint(paths.removeTopic, {
  ...ofTopic,
  summary: 'Remove a topic that was never used',
})

export const orderTopics = endpoint(paths.orderTopics, {
  summary: 'Order the topics of the forum',
  may: 'admin',
  example: { topics: [2, 1, 3] },
  input: z.object({ topics: z.array(z.int()).min(1).max(MAX_ORDERED) }),
  output: { 200: listOf(ManagedTopic) },
})

export const mergeTopic = endpoint(paths.mergeTopic, {
  ...ofTopic,
  summary: 'Move the discussions of a topic into another one',
  description: 'The address of the topic leads to the other one from then on.',
  example: { into: 2 },
  input: z.object({ into: z.int() }),
})

export const undoMerge = endpoint(paths.undoMerge, {
  ...ofTopic,
  summary: 'Give a merged topic its discussions back',
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
  })
  .meta({ id: 'SiteSettings' })
export type SiteSettings = z.infer<typeof SiteSettings>

export const getSettings = endpoint(paths.getSettings, {
  summary: 'Get who may join, and whether readers are asked for feedback',
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
