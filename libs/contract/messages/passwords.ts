export const forgotPassword = {
  title: 'Forgot password',
  success: 'If the email exists, a reset link has been sent.',
  failure: 'Something went wrong.',
}

export const resetPassword = {
  title: 'Reset Password',
  success: 'Password has been reset successfully!',
  failure: 'Invalid or expired token, or something went wrong.',
}

export const confirmEmail = {
  title: 'Confirm your email',
  success: 'Email address confirmed! Please log in.',
  failure: 'This link has expired or was already used. Sign in, or reset your password to confirm your email.',
  wrongPassword: 'Use the password that you signed up with',
}
