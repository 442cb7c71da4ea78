import { test } from 'vitest'
import { visit } from './support/visit.ts'

/** Pages of the community, of accounts and of links in mails. */
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

test.each(PAGES)('%s has a heading, no errors and no accessibility issues, and fits every screen in both themes', visit)
