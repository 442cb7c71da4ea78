import { z } from 'zod'
import { ROLES } from '#core/roles.ts'

/** A member as everybody sees them, without the email address. */
export const Profile = z
  .object({
    id: z.int(),
    pk: z.int(),
    first_name: z.string().meta({ examples: ['Amina'] }),
    last_name: z.string().meta({ examples: ['Otieno'] }),
    profile_picture: z.string().nullable().meta({ description: 'Address of a picture on this site' }),
    bio: z.string().meta({ examples: ['Midwife and trainer in Kisumu'] }),
    linkedin_url: z.string().meta({ examples: ['https://www.linkedin.com/in/amina-otieno'] }),
    points: z.int(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

const SECOND_FACTOR_STATES = ['none', 'missing', 'checked'] as const

/** What the back office remembers of a person of the staff. */
export const Remembered = z
  .object({
    /** The period of the numbers. */
    period: z.string().max(20),
    /** How a mail is previewed. */
    preview: z.enum(['phone', 'plain']),
    single_keys: z.enum(['on', 'off']),
  })
  .partial()
export type Remembered = z.infer<typeof Remembered>

/** The account of the member who calls. */
export const User = Profile.extend({
  email: z.string().meta({ examples: ['amina@example.org'] }),
  timezone: z.string().meta({ examples: ['Africa/Nairobi'] }),
  email_community_responses: z.boolean(),
  email_new_module: z.boolean(),
  email_occassional_updates: z.boolean(),
  // Not null: the member cannot post. `until` is null for a suspension without an end.
  suspension: z.object({ until: z.string().nullable() }).nullable(),
  role: z.enum(ROLES),
  remembered: Remembered.optional().meta({ description: 'Choices of staff in the back office, on all devices' }),
  role_changed_at: z.string().optional(),
  second_factor: z.enum(SECOND_FACTOR_STATES).meta({
    description:
      '`none` for members without a staff role. A staff role counts in a session with `checked`; with `missing` the member sets the second factor up or enters its code',
  }),
}).meta({ id: 'User' })
export type User = z.infer<typeof User>
