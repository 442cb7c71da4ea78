import { test } from 'vitest'
import { visit } from './support/visit.ts'

/** Pages of the community and of accounts, and those that mails link to. */
const PAGES = [
  '/community/discussions',
  '/community/discussions?search=nothing-like-this',
  '/community/guidelines',
  '/community/unfollow?discussion=1&member=1&key=from-a-mail',
  '/user/signup',
  '/user/login',
  '/user/verify-email',
  '/user/verify-email?key=from-a-mail',
  '/user/reset-password',
  '/user/reset-password/confirm/MQ/from-a-mail',
  '/confirm-subscription?email=amina@example.org&at=1&key=from-a-mail',
  '/unsubscribe?list=newsletter&email=amina@example.org&key=from-a-mail',
]

test.each(PAGES)('%s is accessible in both themes, has no errors and fits every screen', visit)
