import type { ErrorCode } from './error-codes.ts'

/** On its own, because pages show it too. */
export const LINK_OFF = 'This kit is no longer shared'

/** The sentence of each error of the API. */
export const errorText = {
  invalid_input: 'Some of what was sent can’t be used. See the fields.',
  not_signed_in: 'Log in to do this.',
  token_not_valid: 'Your session has ended. Log in again.',
  not_allowed: 'This is not yours to change.',
  registration_closed: 'New accounts are closed, or need an invitation.',
  suspended: 'You can’t post for the time being. The mail that we sent you says why.',
  second_factor_required: 'Enter the code of your second factor first. Your settings have a section for it.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that kind of call.',
  already_subscribed: 'Email subscribed already',
  draft_changed: 'Somebody else has changed this draft since. Nothing was overwritten.',
  upload_moved: 'The upload has more bytes by now. Ask how many, and continue after them.',
  file_missing: 'This file is not here any more. We have been told about it.',
  withdrawn: 'This file was withdrawn.',
  link_off: LINK_OFF,
  file_changed: 'The file has changed. Start the download again.',
  too_large: 'What was sent is too large.',
  wrong_media_type: 'This address does not take that kind of content.',
  range_not_satisfiable: 'The file has no such part.',
  key_used_before: 'This was sent before with other content. Reload the page and send it again.',
  too_many_requests: 'Too many requests. Wait a little and try again.',
  posting_paused: 'New members can’t post at the moment. Please try again tomorrow.',
  posts_used_up: 'New members can post five times a day. Come back tomorrow.',
  reports_used_up: 'You can report ten things a day. Come back tomorrow.',
  too_many_uploads: 'You have too many unfinished uploads. Finish or cancel some of them first.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  busy: 'The site is busy. Try again in a moment.',
  storage_full: 'The server has no room left. The people who run it have been told.',
} as const satisfies Record<ErrorCode, string>

/** Messages of text fields that several features use, by error code. */
export const fieldText = {
  email: {
    required: 'Email is required',
    too_long: (max: number) => `Email must be less than ${max} characters`,
    wrong_format: 'Must be a valid email address',
  },
  /** For a value that is no text, in a field that may be empty. */
  notText: 'This must be a text',
} as const
