/** Calls of the people who write mails: apart, because the pages of readers load `paths.ts`. */
export const mailPaths = {
  listMails: 'GET /api/newsletter/mails/',
  createMail: 'POST /api/newsletter/mails/',
  getMail: 'GET /api/newsletter/mails/:id/',
  saveMail: 'PUT /api/newsletter/mails/:id/',
  discardMail: 'DELETE /api/newsletter/mails/:id/',
  previewMail: 'POST /api/newsletter/preview/',
  prepareMail: 'POST /api/newsletter/mails/:id/prepare/',
  sendMail: 'POST /api/newsletter/mails/:id/send/',
  controlMail: 'POST /api/newsletter/mails/:id/control/',
  listBounces: 'GET /api/newsletter/bounces/',
  tryOnceMore: 'POST /api/newsletter/bounces/',
  reportBounces: 'POST /api/newsletter/reports/',
} as const
