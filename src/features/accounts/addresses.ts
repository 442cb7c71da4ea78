/** Where each call of this area lives. No schema code: the browser loads this file. */
export const addresses = {
  login: 'POST /api/auth/login/',
  logout: 'POST /api/auth/logout/',
  register: 'POST /api/auth/registration/',
  resendVerification: 'POST /api/auth/registration/resend-email/',
  verifyEmail: 'POST /api/auth/registration/verify-email/',
  verifyToken: 'POST /api/auth/token/verify/',
  refreshToken: 'POST /api/auth/token/refresh/',
  getUser: 'GET /api/auth/user/',
  updateUser: 'PATCH /api/auth/user/',
  deleteUser: 'DELETE /api/auth/user/',
  getUserData: 'GET /api/auth/user/data/',
  listTimezones: 'GET /api/auth/timezones/',
  askPasswordReset: 'POST /api/auth/password/reset/',
  confirmPasswordReset: 'POST /api/auth/password/reset/confirm/',
  getProfile: 'GET /api/user/:id/',
} as const
