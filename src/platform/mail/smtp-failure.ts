import { DeliveryError, type DeliveryFailure } from './deliver.ts'

/** What a failure of the SMTP client means for the mail. `begun`: whether a byte of its text may have left. */
export function deliveryErrorOf(error: unknown, begun: boolean): DeliveryError {
  const message = error instanceof Error ? error.message : String(error)
  return new DeliveryError(failureOf(error, begun), message, { cause: error })
}

function failureOf(error: unknown, begun: boolean): DeliveryFailure {
  const code = factOf(error, 'code')
  const responseCode = factOf(error, 'responseCode')
  const command = factOf(error, 'command')
  // A server that answers with a refusal has not taken the mail, however much of it has left.
  if (typeof responseCode === 'number' && responseCode >= 400) {
    // Refused greetings, passwords and senders are for the people who run the site to mend: the mail can wait.
    const meansThisMail = command === 'RCPT TO' || command === 'DATA'
    return responseCode >= 500 && meansThisMail ? 'never' : 'again'
  }
  if (begun) return 'unsure'
  // The client itself refuses: an address that is none, a mail larger than the server announced to take.
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'never' : 'again'
}

/** What nodemailer has written on its error. */
function factOf(error: unknown, name: 'code' | 'responseCode' | 'command'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined
}
