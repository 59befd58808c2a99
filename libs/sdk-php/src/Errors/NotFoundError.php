<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** 404: not there, or not yours. */
class NotFoundError extends RefusedError
{
}
