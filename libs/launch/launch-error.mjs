export class LaunchError extends Error {}

export const launch = async (task) => {
  try {
    await task()
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error)
    process.exitCode = 1
  }
}
