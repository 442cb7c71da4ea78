import { z } from 'zod'
import { reasonOf } from './finding.ts'

/** An error of nodemailer. `originalCode` is that of Node, where `code` says only in which step it happened. */
const MailError = z.object({
  code: z.string(),
  originalCode: z.string().optional(),
  message: z.string(),
  /** What the mail server has said. */
  response: z.string().optional(),
})

interface About {
  host: string
  /** Host and port. */
  place: string
  /** What the mail server has said, in brackets. */
  said: string
  message: string
}

/** Codes of a certificate whose authority this machine does not know. */
export const UNTRUSTED = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/

/** What is wrong, and what to change, by code. */
const FAULTS: readonly { codes: RegExp; sentence: (about: About) => string }[] = [
  {
    codes: /^ERR_SSL_/,
    sentence: ({ place }) =>
      `${place} does not begin with TLS, or with an old version of it. In SMTP_URL write the port for smtps://, usually 465, or smtp://…:587?requireTLS=true.`,
  },
  {
    codes: UNTRUSTED,
    sentence: ({ host }) =>
      `The certificate of ${host} is self-signed, or of an authority that this machine does not know. Put that of the authority into /usr/local/share/ca-certificates, as a file .crt, and run update-ca-certificates.`,
  },
  {
    codes: /^(?:CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/,
    sentence: ({ host }) =>
      `The certificate of ${host} has expired, or is not valid yet. Renew it on the mail server, and check the clock of this machine.`,
  },
  {
    codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    sentence: ({ host }) =>
      `The certificate of the mail server is not for ${host}. In SMTP_URL write a name that the certificate has.`,
  },
  {
    codes: /^ECONNREFUSED$/,
    sentence: ({ place }) =>
      `Nothing listens at ${place}. Correct host and port in SMTP_URL, or start the mail server.`,
  },
  {
    codes: /^(?:ENOTFOUND|EAI_AGAIN)$/,
    sentence: ({ host }) => `The name ${host} has no address. Correct it in SMTP_URL, or the DNS of this machine.`,
  },
  {
    codes: /^ETIMEDOUT$/,
    sentence: ({ place, message }) =>
      message.includes('Greeting')
        ? `${place} accepts the connection and says nothing. If the port is for TLS, write smtps:// in SMTP_URL.`
        : `${place} does not answer. Correct host and port in SMTP_URL, or open the port in the firewall; many providers block port 25.`,
  },
  {
    codes: /^EAUTH$/,
    sentence: ({ host, said }) =>
      `${host} refuses the login${said}. Correct user and password in SMTP_URL; in the password write %23 for #, %40 for @, %2F for / and %25 for %.`,
  },
  {
    codes: /^ETLS$/,
    sentence: ({ place }) => `${place} offers no STARTTLS. In SMTP_URL write smtps:// and its port, usually 465.`,
  },
  {
    codes: /^EENVELOPE$/,
    sentence: ({ host, said }) =>
      `${host} refuses sender or recipient${said}. Correct MAIL_FROM, the login in SMTP_URL, or the address of the test mail.`,
  },
  {
    codes: /^(?:EPROTOCOL|ECONNECTION|ECONNRESET)$/,
    sentence: ({ place, said }) =>
      `${place} closes the connection, or is no mail server${said}. Correct host and port in SMTP_URL, or let the server accept this machine.`,
  },
]

/** One sentence about why a mail server takes no mail, with the setting to change. */
export function mailFault(error: unknown, smtpUrl: string): string {
  const { data } = MailError.safeParse(error)
  const fault = data && FAULTS.find(({ codes }) => codes.test(data.originalCode ?? data.code))
  if (data === undefined || fault === undefined) return `The server of SMTP_URL refuses: ${reasonOf(error)}.`
  const { hostname: host, port, protocol } = new URL(smtpUrl)
  const place = `${host}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  const said = data.response ? ` (${data.response.replace(/[\s\p{Cc}]+/gu, ' ').trim()})` : ''
  return fault.sentence({ host, place, said, message: data.message })
}
