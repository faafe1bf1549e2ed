import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { followLinks } from './follow-links.ts';

/** Follows the shop's links without a reload, and fetches what the next page needs on a first hint. */
export function LinkFollower() {
  const navigate = useNavigate();
  const [expected, setExpected] = useState<string | null>(null);
  useEffect(
    () => followLinks({ follow: (path, options) => void navigate(path, options), expect: setExpected }),
    [navigate],
  );
  return expected && <PrefetchPageLinks page={expected} />;
}
