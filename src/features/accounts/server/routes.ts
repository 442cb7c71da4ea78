import { AppError, orNotFound } from '#core/errors.ts'
import { wholeList } from '#core/paging.ts'
import { type Served, serve, serveArchive } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { responseText } from '../messages.ts'
import { getRegistration } from '../registration-contract.ts'
import { changeOwnPassword } from './actions/change-password.ts'
import { closeAccount } from './actions/close-account.ts'
import { askDataCopy, findDataCopy, getDataCopy } from './actions/data-copy.ts'
import { endOtherSessions, endOwnSession } from './actions/end-sessions.ts'
import { register } from './actions/register.ts'
import { remember } from './actions/remember.ts'
import { requestPasswordReset, resetPassword } from './actions/reset-password.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from './actions/second-factor.ts'
import { signIn } from './actions/sign-in.ts'
import { updateProfile } from './actions/update-profile.ts'
import { resendVerificationMail, verifyEmail } from './actions/verify-email.ts'
import type { Intents } from './intents.ts'
import type { PersonalDataProvider } from './personal-data.ts'
import { findProfile, getUser } from './queries/accounts.ts'
import { listSessions } from './queries/sessions.ts'
import { readRegistration } from './registration.ts'
import { renewSession } from './sessions/renew-session.ts'
import { readToken } from './sessions/session-tokens.ts'
import { endSession } from './sessions/sessions.ts'
import { TIMEZONES } from './timezones.ts'

/** @param providers what other features store about each member @param intents what they do for a new one */
export function accountRoutes(providers: readonly PersonalDataProvider[], intents: Intents): Served[] {
  return [
    serve(calls.login, signIn),
    serve(calls.logout, async ({ db, context, input, now }) => {
      const claims = await readToken(context.secret, 'refresh', input.refresh, now)
      if (claims) await endSession(db, claims.sessionId, now)
      return { detail: responseText.loggedOut }
    }),
    serve(getRegistration, async ({ db }) => ({ registration: (await readRegistration(db)).value })),
    serve(calls.register, (call) => register(call, providers)),
    serve(calls.resendVerification, resendVerificationMail),
    serve(calls.verifyEmail, (call) => verifyEmail(call, intents)),
    serve(calls.verifyToken, async ({ db, context, input, now }) => {
      if (await context.identify({ db, secret: context.secret, now }, input.token)) return {}
      throw new AppError('token_not_valid')
    }),
    serve(calls.refreshToken, renewSession),
    serve(calls.listSessions, async ({ db, member, now }) => wholeList(await listSessions(db, member, now))),
    serve(calls.endSession, endOwnSession),
    serve(calls.endOtherSessions, endOtherSessions),
    serve(calls.changePassword, changeOwnPassword),
    serve(calls.getUser, ({ db, member }) => getUser(db, member)),
    serve(calls.updateUser, updateProfile),
    serve(calls.remember, remember),
    serve(calls.deleteUser, closeAccount),
    serve(calls.getUserData, ({ db, ...call }) => findDataCopy(db, call)),
    serve(calls.askUserData, askDataCopy),
    serveArchive(calls.downloadUserData, getDataCopy),
    serve(calls.getSecondFactor, getSecondFactor),
    serve(calls.beginSecondFactor, beginSecondFactor),
    serve(calls.confirmSecondFactor, confirmSecondFactor),
    serve(calls.verifySecondFactor, verifySecondFactor),
    serve(calls.renewRecoveryCodes, renewRecoveryCodes),
    serve(calls.removeSecondFactor, removeSecondFactor),
    serve(calls.listTimezones, async () => wholeList([...TIMEZONES])),
    serve(calls.askPasswordReset, requestPasswordReset),
    serve(calls.confirmPasswordReset, resetPassword),
    serve(
      calls.getProfile,
      async ({ db, params }) => {
        return orNotFound(await findProfile(db, params.id))
      },
      { alsoReads: ({ params }) => [`member:${params.id}`] },
    ),
  ]
}
