/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  listPeople: 'GET /api/people/',
  getPerson: 'GET /api/people/:id/',
  decideAboutPerson: 'POST /api/people/:id/decision/',
  changeRole: 'PUT /api/people/:id/role/',
  changeAddress: 'PUT /api/people/:id/address/',
  sendLoginLink: 'POST /api/people/:id/login-link/',
  endPersonSessions: 'DELETE /api/people/:id/sessions/',
  resetFactor: 'POST /api/people/:id/second-factor-reset/',
  closePerson: 'DELETE /api/people/:id/',
  keepFactor: 'POST /api/second-factor-reset/stop/',
  findKnown: 'POST /api/invitations/known/',
  invite: 'POST /api/invitations/',
  sendInvitation: 'POST /api/invitations/:id/send/',
  takeBackInvitation: 'DELETE /api/invitations/:id/',
  getInvitation: 'GET /api/invitation-links/:key/',
  acceptInvitation: 'POST /api/invitations/accept/',
} as const
