export const newsfeedPath = '/newsfeed';
