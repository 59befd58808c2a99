export const signup = {
  title: 'Join',
  subtitle: 'Register your business and start accepting payments',
  submit: 'Create Account',
  busy: 'Registering...',
  success: 'Registration successful!',
  failure: 'Registration failed. Please try again.',
}

export const adminSignup = {
  title: 'Register Admin Account',
  success: 'Signup successful! Please log in.',
  failure: 'An unknown error occurred. Please try again.',
}
