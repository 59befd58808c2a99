import 'reflect-metadata'
import { runCommand } from '../config/command.js'
import { restore } from './restore.js'

runCommand(restore)
